/** @returns the size in bytes of Base64 data */
export function bytesOf(base64: string): number {
  const padding = base64.length - base64.replace(/=+$/, '').length
  return Math.max(0, Math.floor((base64.length * 3) / 4) - padding)
}
