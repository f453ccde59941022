/** `npm run backend -- --record`: passes calls on to a real provider and writes its answers down. */
import { writeFileSync } from 'node:fs'
import type { ArchiveEntry, Replay } from '#contract/scenario/replay'
import { refuse } from '../answer'
import { scenarioPath } from '../scenarios'
import { BadOption } from './badOption'
import { scenarioOf } from './scenario/replay'
import { listen, type ServeOptions, servedConfig } from './serve'

export interface RecordOptions {
  /** Base address of the provider. */
  provider: string
  /** Path of the `*.scenario.json` to write. */
  file: string
  port?: number | undefined
  config?: ServeOptions['config']
}

export interface Recording {
  /** Without a trailing slash. */
  url: string
  /** Stops, and writes the scenario. @returns what became of the calls */
  close(): Promise<Omit<Replay, 'scenario'>>
}

/** @throws {BadOption} if the port is taken or the file cannot be written */
export async function recordProvider(options: RecordOptions): Promise<Recording> {
  const { provider, file, port } = options
  const config = servedConfig(options.config)
  const entries: ArchiveEntry[] = []
  // Says now what would otherwise be said after an afternoon of calls.
  write(file, scenarioOf({ log: { entries } }).scenario)
  const worlds = { of: () => passingOn(provider, entries), end: () => Promise.resolve() }
  const server = await listen({ config, worlds, hasApi: false }, port)
  return {
    url: server.url,
    async close() {
      await server.close()
      const { scenario, ...counts } = scenarioOf({ log: { entries } })
      write(file, scenario)
      return counts
    },
  }
}

function write(file: string, content: object): void {
  try {
    writeFileSync(file, JSON.stringify(content, null, 2))
  } catch (cause) {
    throw new BadOption(`--out ${file}: ${String(cause)}`, { cause })
  }
}

const none = () => Promise.reject(new Error('A recording has no snapshots'))

/** A back end that only passes calls on. It has no data of its own. */
function passingOn(provider: string, entries: ArchiveEntry[]) {
  return {
    snapshot: none,
    restore: none,
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      if (pathname.startsWith(scenarioPath)) return refuse(404, 'A recording has no test API')
      const url = provider.replace(/\/$/, '') + pathname + search
      const sent = await request.text()
      const entry = entryOf(request, url, sent)
      entries.push(entry)
      try {
        const { method, headers } = request
        const body = method === 'GET' || method === 'HEAD' ? null : sent
        const response = await fetch(url, { method, headers, body, redirect: 'manual' })
        const text = await response.text()
        entry.response = {
          status: response.status,
          headers: [...response.headers].map(([name, value]) => ({ name, value })),
          content: { mimeType: response.headers.get('Content-Type') ?? '', text },
        }
        return new Response(text || null, {
          status: response.status,
          headers: headersOf(response),
        })
      } catch (cause) {
        return refuse(502, `${provider} did not answer: ${reasonOf(cause)}`)
      }
    },
  }
}

function entryOf({ method, headers }: Request, url: string, text: string): ArchiveEntry {
  return {
    startedDateTime: new Date().toISOString(),
    request: {
      method,
      url,
      headers: [{ name: 'Accept', value: headers.get('Accept') ?? '' }],
      ...(text !== '' && { postData: { text } }),
    },
    response: { status: 0, headers: [], content: { mimeType: '' } },
  }
}

/** The app reads these; the others belong to the provider's own connection. */
const passedBack = ['Content-Type', 'Retry-After', 'Date']

function headersOf({ headers }: Response): [string, string][] {
  return passedBack.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value] satisfies [string, string]]
  })
}

function reasonOf(cause: unknown): string {
  const { cause: reason } = Object(cause)
  return reason instanceof Error ? reason.message : String(cause)
}
