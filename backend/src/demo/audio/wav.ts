const HEADER_BYTES = 44;

/** A WAV file (PCM, mono, 16 bit) from samples between -1 and 1; samples outside are clipped. `rate` in hertz. */
export function wavFile(samples: Float32Array, rate: number): Buffer {
  const file = Buffer.alloc(HEADER_BYTES + samples.length * 2);
  file.write("RIFF", 0, "latin1");
  file.writeUInt32LE(file.length - 8, 4);
  file.write("WAVEfmt ", 8, "latin1");
  file.writeUInt32LE(16, 16); // bytes of the format chunk
  file.writeUInt16LE(1, 20); // PCM
  file.writeUInt16LE(1, 22); // channels
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28); // bytes a second
  file.writeUInt16LE(2, 32); // bytes a frame
  file.writeUInt16LE(16, 34); // bits a sample
  file.write("data", 36, "latin1");
  file.writeUInt32LE(samples.length * 2, 40);
  const pcm = new Int16Array(file.buffer, file.byteOffset + HEADER_BYTES, samples.length);
  for (let i = 0; i < samples.length; i++) pcm[i] = Math.max(-1, Math.min(1, samples[i] as number)) * 32767;
  return file;
}
