import { render, screen } from "@testing-library/react";
import decodeQR from "qr/decode.js";
import { QrCode } from "./qr-code";

/** Pixels per module of the code. */
const SCALE = 4;

/** The drawn code as a camera sees it: four bytes per pixel. */
function picture(svg: Element): { width: number; height: number; data: Uint8ClampedArray } {
  const modules = Number(svg.getAttribute("viewBox")?.split(" ")[2]);
  const size = modules * SCALE;
  const data = new Uint8ClampedArray(size * size * 4);
  // Without its own background, the code would be dark on dark.
  const ground = svg.querySelector("rect");
  if (ground?.getAttribute("fill") === "white" && Number(ground.getAttribute("width")) === modules) data.fill(255);
  const path = svg.querySelector("path")?.getAttribute("d") ?? "";
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let row = 0; row < SCALE; row++) {
      for (let column = 0; column < SCALE; column++) {
        const at = ((Number(y) * SCALE + row) * size + Number(x) * SCALE + column) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  return { width: size, height: size, data };
}

test.each(["https://earshot.example/podcast/7", `https://earshot.example/podcast/${"é".repeat(60)}`])(
  "a camera reads the address: %s",
  (address) => {
    render(<QrCode address={address} name="This show on the web" />);
    expect(decodeQR(picture(screen.getByRole("img", { name: "This show on the web" })))).toBe(address);
  },
);
