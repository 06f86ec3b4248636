/** Downloads a file from this site. The server names the file. */
export function saveFrom(address: string): void {
  saveAs(address, "");
}

export function saveCsv(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  saveAs(address, name);
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function saveAs(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
