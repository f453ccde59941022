/**
 * @returns the origins of pictures that the app shows besides its own: the provider's, and those that
 * `VITE_PICTURE_ORIGINS` names, separated by spaces
 * @throws if one of them is no address
 */
export function pictureOrigins(): string[] {
  const { VITE_PROVIDER_URL = '', VITE_PICTURE_ORIGINS = '' } = process.env
  const named = `${VITE_PROVIDER_URL} ${VITE_PICTURE_ORIGINS}`.split(/\s+/).filter(Boolean)
  return [...new Set(named.map((address) => new URL(address).origin))]
}
