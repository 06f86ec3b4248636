import { demoAudio, DEMO_AUDIO_RATE } from "./demo-audio.js";
import { composeJingle } from "./demo-jingle.js";
import { wavFile } from "./wav.js";

describe("WAV files", () => {
  it("carry the header of 16 bit mono PCM", () => {
    const file = wavFile(new Float32Array([0, 1, -1, 2, -2, 0.5]), 8000);
    expect(file).toHaveLength(44 + 12);
    expect(file.toString("latin1", 0, 4)).toBe("RIFF");
    expect(file.readUInt32LE(4)).toBe(file.length - 8);
    expect(file.toString("latin1", 8, 16)).toBe("WAVEfmt ");
    expect([file.readUInt32LE(16), file.readUInt16LE(20), file.readUInt16LE(22)]).toEqual([16, 1, 1]);
    expect([file.readUInt32LE(24), file.readUInt32LE(28), file.readUInt16LE(32), file.readUInt16LE(34)]).toEqual([
      8000, 16000, 2, 16,
    ]);
    expect(file.toString("latin1", 36, 40)).toBe("data");
    expect(file.readUInt32LE(40)).toBe(12);
    expect([0, 1, 2, 3, 4, 5].map((i) => file.readInt16LE(44 + i * 2))).toEqual([
      0, 32767, -32767, 32767, -32767, 16383,
    ]);
  });
});

describe("the sound of a demo episode", () => {
  const loudest = (samples: Int16Array) => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
  const levels = (file: Buffer) => {
    const samples = new Int16Array(file.buffer, file.byteOffset + 44, (file.length - 44) / 2);
    return { first: samples[0], last: samples.at(-1), peak: loudest(samples) / 32767, samples };
  };

  it.each(["0001", "0404", "1999"])("lasts ten to twenty seconds and is audible (show %s)", (show) => {
    const file = demoAudio(show, "12");
    const seconds = (file.length - 44) / 2 / DEMO_AUDIO_RATE;
    expect(seconds).toBeGreaterThanOrEqual(10);
    expect(seconds).toBeLessThanOrEqual(21);
    expect(seconds).toBe(composeJingle(show, "12").seconds);
    const { first, last, peak, samples } = levels(file);
    expect([Math.abs(first ?? 9), Math.abs(last ?? 9)]).toEqual([0, 0]);
    expect(peak).toBeGreaterThan(0.6);
    expect(peak).toBeLessThan(0.8);
    // No second of it is silent except the last, which fades out.
    for (let second = 0; second < seconds - 2; second++) {
      const part = samples.subarray(second * DEMO_AUDIO_RATE, (second + 1) * DEMO_AUDIO_RATE);
      expect(loudest(part)).toBeGreaterThan(600);
    }
  });

  it("is the same each time, differs by episode, and keeps the show's instrument", () => {
    expect(demoAudio("0001", "3").equals(demoAudio("0001", "3"))).toBe(true);
    expect(demoAudio("0001", "3").equals(demoAudio("0001", "4"))).toBe(false);
    expect(composeJingle("0001", "3").partials).toBe(composeJingle("0001", "4").partials);
  });
});
