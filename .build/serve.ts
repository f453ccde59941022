import { readFileSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

type Headers = Record<string, string>

/**
 * Serves a build like a static host: its own `_headers`, precompressed files, index.html for pages, and 404
 * for missing files and for `/api/`, which only a worker answers.
 */
export function serve(dir: string, port: number, host = '127.0.0.1'): Promise<Server> {
  const file = join(dir, '_headers')
  let rules = readHeaders(file)
  let readAt = statSync(file).mtimeMs
  /**
   * The rules of the build that is in the folder now, because its policy names the scripts of its own pages.
   */
  function currentRules(): HeaderRule[] {
    const madeAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? readAt
    if (madeAt !== readAt) rules = readHeaders(file)
    readAt = madeAt
    return rules
  }
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersOf(currentRules(), path))) {
        response.setHeader(name, value)
      }
    },
  })
  const server = createServer((request, response) => {
    const refuse = (status: number, text: string) =>
      response.writeHead(status, { 'Content-Type': 'text/plain' }).end(text)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(405, 'Method not allowed')
      return
    }
    files(request, response, () => {
      if (!isPage(request)) {
        refuse(404, 'Not found')
        return
      }
      request.url = '/index.html'
      files(request, response)
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/**
 * Whether an address without a file is a page of the app. A browser that opens a page accepts HTML, and an id
 * in the address may contain dots. Other callers would take the page for a script or a picture.
 */
function isPage({ url = '/', headers }: IncomingMessage): boolean {
  const [path = '/'] = url.split('?')
  if (/^\/(api|assets)\//.test(path)) return false
  return headers.accept?.includes('text/html') === true || !/\.[^/]*$/.test(path)
}

type HeaderRule = [prefix: string, headers: Headers]

/** In the order of the file; later rules win. */
function readHeaders(file: string): HeaderRule[] {
  return readFileSync(file, 'utf8')
    .split(/\n(?=\/)/)
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n')
      const headers = lines.flatMap((line) => {
        const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? []
        return name && value ? [[name, value] as const] : []
      })
      return [path.replace('*', ''), Object.fromEntries(headers)]
    })
}

function headersOf(rules: HeaderRule[], path: string): Headers {
  const matching = rules.filter(([prefix]) => path.startsWith(prefix))
  return Object.assign({}, ...matching.map(([, headers]) => headers))
}
