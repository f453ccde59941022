/**
 * Stands in for `cookie`: no handler reads a cookie, which is all that MSW would parse them for. The
 * other two names are of the router's part for servers.
 */
export const parseCookie = () => ({})
export const parse = undefined
export const serialize = undefined
