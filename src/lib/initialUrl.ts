/** The initial URL of this page. The router may have left it since. */
export const initialUrl = location.href
