/** A recorded call as code, for the shell or a test. Both call `npm run backend`. */
import { masked, type RecordedCall } from '#contract/scenario/traffic'
import { addressOf } from './foundCalls'

/** Headers that affect the response; the others are set automatically. */
const meant = ['content-type', 'authorization']

/** Logs in if the shell has no `$token` yet. */
function tokenBy(path: string, username: string, password: string, field: string): string {
  const body = JSON.stringify({ username, password })
  return `token=\${token:-$(curl -s "$backend"${path} -H 'content-type: application/json' \\
  -d '${body}' | sed 's/.*"${field}":"\\([^"]*\\)".*/\\1/')}
`
}

const shellLogIns = {
  player: tokenBy('/api/account/login', '0812345678', 'player1234', 'serviceToken'),
  staff: tokenBy('/adminlogin', 'owner', 'owner1234', 'token'),
} as const

/** Shell command for a call; a session's token is `$token`. */
export function curlOf(call: RecordedCall): string {
  const { method, request, isStaff } = call
  const needsSession = request.headers['authorization'] !== undefined
  const logIn = needsSession ? shellLogIns[isStaff ? 'staff' : 'player'] : ''
  const parts = [
    `curl -X ${method} "$backend"${quoted(addressOf(call))}`,
    ...headersOf(call).map(([name, value]) =>
      name === 'authorization'
        ? '-H "Authorization: Bearer $token"'
        : `-H ${quoted(`${name}: ${value}`)}`,
    ),
    ...(request.text ? [`--data-raw ${filledIn(request.text)}`] : []),
  ]
  return `backend=http://127.0.0.1:4300\n${logIn}${parts.join(' \\\n  ')}`
}

/** A masked value of a JSON body, with its name. */
const maskedField = new RegExp(`"(\\w+)":"${masked}"`, 'g')

/** The body in quotes; the shell stops and names each secret that has to be filled in, as `password=… sh`. */
function filledIn(body: string): string {
  return quoted(body).replaceAll(
    maskedField,
    (_, name: string) => `"${name}":"'"\${${name}:?Set ${name}, which the recording hides}"'"`,
  )
}

/** Single quotes protect everything in a shell except single quotes. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

const logIns = {
  player: `await world.ask('/api/account/login', {
    username: '0812345678',
    password: 'player1234',
  })
  const { serviceToken: token } = await login.json()`,
  staff: `await world.ask('/adminlogin', {
    username: 'owner',
    password: 'owner1234',
  })
  const { token } = await login.json()`,
} as const

/** A Playwright test with the fixture `world` of the package; see `mocks/backend/README.md`. */
export function testCodeOf(call: RecordedCall): string {
  const { method, status, request, answer, rule, isStaff } = call
  const needsSession = request.headers['authorization'] !== undefined
  const headers = headersOf(call).map(([name, value]) =>
    name === 'authorization'
      ? '      Authorization: `Bearer ${token}`,'
      : `      ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  )
  return [
    "import { expect, test } from 'arcade-member/playwright'",
    '',
    `test(${JSON.stringify(`${method} ${addressOf(call)}`)}, async ({ world }) => {`,
    ...(needsSession ? [`  const login = ${logIns[isStaff ? 'staff' : 'player']}`] : []),
    ...(rule
      ? [`  await world.ask('/api/scenarios', ${JSON.stringify({ ...rule, id: undefined })})`]
      : []),
    `  const response = await fetch(world.url + ${JSON.stringify(addressOf(call))}, {`,
    `    method: ${JSON.stringify(method)},`,
    '    headers: {',
    '      ...world.headers,',
    ...headers,
    '    },',
    ...(request.text ? [`    body: ${bodyOf(request.text)},`] : []),
    '  })',
    `  expect(response.status).toBe(${status})`,
    ...(isExpected(answer.text) ? [`  expect(await response.json()).toEqual(${answer.text})`] : []),
    '})',
    '',
  ].join('\n')
}

/** As an object literal if that is equivalent, otherwise as a string. Hidden values come from the environment. */
function bodyOf(text: string): string {
  const literal = literalOf(text)
  return literal.startsWith('JSON')
    ? literal.replaceAll(
        maskedField,
        (_, name: string) => `"${name}":process.env[${JSON.stringify(name.toUpperCase())}]`,
      )
    : literal
}

function literalOf(text: string): string {
  return isJson(text) && !text.includes('"__proto__"')
    ? `JSON.stringify(${text})`
    : JSON.stringify(text)
}

/** In characters; for a longer response the test only checks the status. */
const longestExpected = 1000

/** Masked values and times differ on the next run, so such a body is not expected. */
function isExpected(text: string | null): boolean {
  if (
    !text ||
    text.length > longestExpected ||
    text.includes(masked) ||
    /••|\d-\d\dT\d\d:/.test(text)
  )
    return false
  return isJson(text)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function headersOf({ request }: RecordedCall): [string, string][] {
  return Object.entries(request.headers).filter(([name]) => meant.includes(name))
}
