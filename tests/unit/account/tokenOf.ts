/** Makes a token in the right format for a player, valid for an hour, with an invalid signature. */
export function tokenOf(userId: string, expiry = Date.now() + 3_600_000): string {
  const claims = { userId, exp: Math.floor(expiry / 1000) }
  return [part({ alg: 'HS256', typ: 'JWT' }), part(claims), 'signature'].join('.')
}

function part(content: object): string {
  return btoa(JSON.stringify(content)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}
