/** The file name from the server's header, else `otherwise`. */
export function fileNameIn(headers: Headers, otherwise: string): string {
  const disposition = headers.get('Content-Disposition') ?? '';
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (full !== undefined) return decodeURIComponent(full);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? otherwise;
}

/** Saves a file through the browser's download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
