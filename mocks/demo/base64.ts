/** Of what Base64 writes in four letters for every three bytes. */
export function bytesOf(base64: string): number {
  const padding = base64.length - base64.replace(/=+$/, '').length
  return Math.max(0, Math.floor((base64.length * 3) / 4) - padding)
}
