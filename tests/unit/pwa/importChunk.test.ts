// needs a window
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FileUnanswered, importChunk } from '#pwa/importChunk'

afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

/** A network that answers as told; says what was asked for. */
function network(answer: (path: string) => Response | Promise<Response>) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return answer(path)
  })
  return asked
}

const page = () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })

const loads = () => vi.fn<() => Promise<string>>(async () => 'the chunk')

describe('a chunk', () => {
  it('is imported once all its files are there', async () => {
    const asked = network(() => new Response('code'))
    const load = loads()
    expect(await importChunk(load, ['assets/one.js', 'assets/two.js'])).toBe('the chunk')
    expect(asked).toEqual(['/assets/one.js', '/assets/two.js'])
  })

  it.each<[string, () => Response | Promise<Response>]>([
    ['cannot be reached', () => Promise.reject(new TypeError('lost'))],
    ['is not there', () => new Response('Not found', { status: 404 })],
  ])('is not imported while a file %s, and comes when asked again', async (name, fault) => {
    const file = `assets/${name.replaceAll(' ', '-')}.js`
    const load = loads()
    network(fault)
    await expect(importChunk(load, [file])).rejects.toThrow(/assets|404/)
    expect(load).not.toHaveBeenCalled()
    network(() => new Response('code'))
    expect(await importChunk(load, [file])).toBe('the chunk')
  })

  it.each<[boolean, string, () => Response | Promise<Response>]>([
    [true, 'nobody answers', () => Promise.reject(new TypeError('lost'))],
    [true, 'the host is in trouble', () => new Response('', { status: 502 })],
    [false, 'the host has it no more', () => new Response('', { status: 404 })],
  ])('may come yet (%s) where %s', async (mayCome, name, fault) => {
    network(fault)
    const failure = importChunk(loads(), [`assets/${name.replaceAll(' ', '-')}.js`])
    const error: unknown = await failure.catch((cause: unknown) => cause)
    expect(error instanceof FileUnanswered).toBe(mayCome)
  })

  it('is asked for past the HTTP cache where a page came in its place', async () => {
    const asked: (RequestCache | undefined)[] = []
    vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit = {}) => {
      asked.push(cache)
      return cache === 'reload' ? new Response('code') : page()
    })
    expect(await importChunk(loads(), ['assets/kept.js'])).toBe('the chunk')
    expect(asked).toEqual([undefined, 'reload'])
  })

  it.each<[string, boolean, () => Response]>([
    ['a network’s sign-in page comes for everything', true, page],
    [
      'the app’s own host has a page in its place',
      false,
      () => new Response('', { headers: { 'Content-Type': 'text/javascript' } }),
    ],
  ])('is called missing where %s; it may come yet: %s', async (name, mayCome, worker) => {
    network((path) => (path === '/worker.js' ? worker() : page()))
    const failure = importChunk(loads(), [`assets/${name.slice(0, 6)}.js`])
    const error: unknown = await failure.catch((cause: unknown) => cause)
    expect(error).toBeInstanceOf(Error)
    expect(error instanceof FileUnanswered).toBe(mayCome)
  })

  it('asks for a file once, however many chunks need it', async () => {
    const asked = network(() => new Response('code'))
    await Promise.all([
      importChunk(loads(), ['assets/shared.js']),
      importChunk(loads(), ['assets/shared.js']),
    ])
    await importChunk(loads(), ['assets/shared.js'])
    expect(asked).toEqual(['/assets/shared.js'])
  })

  it('does not ask for what came with the page', async () => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.setAttribute('href', '/assets/entry.js')
    document.head.append(link)
    const asked = network(() => new Response('code'))
    await importChunk(loads(), ['assets/entry.js'])
    expect(asked).toEqual([])
  })

  it('does not ask for what the worker has cached, unless no worker is there', async () => {
    const cached = vi.fn<(path: string) => Promise<Response | undefined>>(async (path) =>
      path === '/assets/cached.js' ? new Response('code') : undefined,
    )
    vi.stubGlobal('caches', { match: cached })
    const asked = network(() => new Response('code'))
    await importChunk(loads(), ['assets/uncontrolled.js'])
    expect(cached).not.toHaveBeenCalled()
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    const load = loads()
    expect(await importChunk(load, ['assets/cached.js', 'assets/uncached.js'])).toBe('the chunk')
    expect(asked).toEqual(['/assets/uncontrolled.js', '/assets/uncached.js'])
  })

  it('asks the host where nothing can be read of what is cached', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    vi.stubGlobal('caches', { match: () => Promise.reject(new Error('SecurityError')) })
    const asked = network(() => new Response('code'))
    await importChunk(loads(), ['assets/unreadable.js'])
    expect(asked).toEqual(['/assets/unreadable.js'])
  })

  it('waits for its styles, and gives up one that fails', async () => {
    network(() => new Response('code'))
    const failing = importChunk(loads(), ['assets/font.css'])
    document.querySelector('link')?.dispatchEvent(new Event('error'))
    // It is fetched past the HTTP cache, and tried once more.
    await vi.waitFor(() => expect(document.querySelector('link')).not.toBeNull())
    document.querySelector('link')?.dispatchEvent(new Event('error'))
    await expect(failing).rejects.toThrow('/assets/font.css')
    const waiting = importChunk(loads(), ['assets/font.css'])
    expect(document.querySelectorAll('link')).toHaveLength(1)
    document.querySelector('link')?.dispatchEvent(new Event('load'))
    expect(await waiting).toBe('the chunk')
  })
})
