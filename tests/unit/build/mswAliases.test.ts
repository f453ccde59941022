import { runInNewContext } from 'node:vm'
import { build } from 'vite'
import { describe, expect, it } from 'vitest'
import { mswAliases } from '../../../.build/mswAliases'
import { folderWith } from './smallBuild'

const entry = `import { http } from 'msw/http'
export const answer = () => http.get('https://site.test/hello', () => new Response('hello'))
  .run({ request: new Request('https://site.test/hello'), requestId: '1' })
  .then((result) => result.response.text())`

/** Globals of a worker, without `localStorage` and Node's `process`. */
const ofWorkers = {
  AbortController,
  console,
  crypto,
  Event,
  EventTarget,
  Headers,
  location: new URL('https://site.test/'),
  MessageEvent,
  ReadableStream,
  Request,
  Response,
  setTimeout,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
}

/** Runs a handler of MSW, bundled as in the app, with the globals of a worker. */
async function answerInWorker(alias: Record<string, string>): Promise<unknown> {
  const folder = folderWith({ 'entry.js': entry })
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: [{ find: /^msw\/http$/, replacement: msw }, ...listed(alias)] },
    build: {
      write: false,
      lib: { entry: `${folder}/entry.js`, formats: ['iife'], name: 'worker' },
    },
  })
  const [result] = [built].flat()
  const code = result && 'output' in result ? result.output[0].code : ''
  return runInNewContext(`${code}; worker.answer()`, ofWorkers)
}

const msw = new URL('../../../node_modules/msw/lib/http/index.js', import.meta.url).pathname

const listed = (alias: Record<string, string>) =>
  Object.entries(alias).map(([find, replacement]) => ({ find, replacement }))

describe('a handler of MSW in a worker', () => {
  it('cannot be loaded as it is published', async () => {
    await expect(answerInWorker({})).rejects.toThrow('localStorage')
  })

  it('answers with the stub of the build', async () => {
    expect(await answerInWorker(mswAliases)).toBe('hello')
  })
})
