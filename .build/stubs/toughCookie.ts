/** Stands in for `tough-cookie` in MSW: the handlers set no cookies, so nothing of it ever runs. */
export const Cookie = undefined
export const CookieJar = undefined
export const MemoryCookieStore = undefined
