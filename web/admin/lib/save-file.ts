/** As the server calls the file: the name in full if it says so, else the plain one. */
export function fileNameIn(headers: Headers, otherwise: string): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (full !== undefined) return decodeURIComponent(full);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? otherwise;
}

/** Hands a file to the browser, which asks or knows where to put it. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
