import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'

type Headers = Record<string, string>

/**
 * Serves a build as a static host would: its own `_headers`, precompressed files, index.html for
 * pages, and 404 for missing files and for `/api/`, which only a worker answers.
 */
export function serve(dir: string, port: number, host = '127.0.0.1'): Promise<Server> {
  const rules = readHeaders(join(dir, '_headers'))
  const files = sirv(dir, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    single: true,
    // A missing file is a 404; a page would be taken for a script or a picture.
    ignores: [/^\/api\//, /^\/assets\//, /\/[^/]+\.[^/]+$/],
    setHeaders: (response, path) => {
      for (const [name, value] of Object.entries(headersOf(rules, path))) {
        response.setHeader(name, value)
      }
    },
  })
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve(server))
  })
}

/** Path prefix → headers, in the order of the file; later rules win. */
function readHeaders(file: string): [prefix: string, headers: Headers][] {
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

function headersOf(rules: [string, Headers][], path: string): Headers {
  const matching = rules.filter(([prefix]) => path.startsWith(prefix))
  return Object.assign({}, ...matching.map(([, headers]) => headers))
}
