/** `1.2 MB`, in the locale's writing. */
export function fileSize(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / (isLarge ? 1_000_000 : 1000))
}
