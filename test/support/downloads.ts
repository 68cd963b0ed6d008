/** A file that the portal gave to the browser to save. */
type Download = { name: string; blob: Blob };

/** Returns the list of the files that are saved during this test. jsdom has no downloads and no addresses of blobs. */
export function watchDownloads(): readonly Download[] {
  const saved: Download[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    const address = `blob:${String(blobs.size)}`;
    blobs.set(address, blob);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  return saved;
}
