/**
 * The origins whose pictures the app shows besides its own: the provider's, and what
 * `VITE_PICTURE_ORIGINS` names, with spaces between them. Throws for what is no address.
 */
export function pictureOrigins(): string[] {
  const { VITE_PROVIDER_URL = '', VITE_PICTURE_ORIGINS = '' } = process.env
  const named = `${VITE_PROVIDER_URL} ${VITE_PICTURE_ORIGINS}`.split(/\s+/).filter(Boolean)
  return [...new Set(named.map((address) => new URL(address).origin))]
}
