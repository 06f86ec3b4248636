import encodeQR from "qr";

/** The width of the light border in modules; without it, a camera may not find the code (ISO/IEC 18004). */
const BORDER = 4;

/** A QR code of an address, dark on white in every theme. `name` describes the address. */
export function QrCode({ address, name }: { address: string; name: string }) {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: BORDER });
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-24 shrink-0"
    >
      <rect width={rows.length} height={rows.length} fill="white" />
      <path d={dark.join("")} fill="black" />
    </svg>
  );
}
