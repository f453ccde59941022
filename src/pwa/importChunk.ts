/** What this page has fetched, or is fetching, by address. */
const fetched = new Map<string, Promise<void>>()

/**
 * Stands in the build before every `import()` of a chunk, in place of Vite's own helper: first fetches what the chunk
 * is made of, then imports it. The worker caches what is fetched, whereas it never sees an import in Chromium
 * (`importsFromCache` in `worker.ts`). And older browsers never ask again for a module that could not be fetched once.
 * Chromium 156 does ask again: once the oldest browsers do, and imports pass the worker, Vite's helper is enough.
 *
 * @param files the chunk's own and those that it imports, from the root; left out for none
 * @throws for a file that cannot be fetched
 */
export async function importChunk<T>(
  load: () => Promise<T>,
  files?: readonly string[],
): Promise<T> {
  if (files) await Promise.all(files.map(fetchOnce))
  return load()
}

/**
 * Of a file that its host may have all the same: the line is bad for a moment, the host in trouble, or a
 * network answers with its sign-in page.
 */
export class FileUnanswered extends Error {}

function fetchOnce(file: string): Promise<void> {
  const known = fetched.get(file)
  if (known) return known
  const fetching = fetchFile(`/${file}`)
  fetched.set(file, fetching)
  fetching.catch(() => fetched.delete(file))
  return fetching
}

async function fetchFile(href: string): Promise<void> {
  // With the page itself came its own modules.
  if (document.querySelector(`[href="${href}"],[src="${href}"]`)) return
  if (href.endsWith('.css')) return addStyle(href).catch(() => addStyleAgain(href))
  if (await isCached(href)) return
  // Not by `<link rel="preload">`: of a failed one browsers remember the failure too.
  await fetchAnswer(href)
}

/** @throws if the host does not answer with the file */
async function fetchAnswer(href: string): Promise<void> {
  const answer = await askFor(href)
  if (answer.status >= 500) throw new FileUnanswered(`No answer for ${href}: ${answer.status}`)
  if (isPage(answer) && !(await isHostReached())) {
    throw new FileUnanswered(`A web page came for ${href}`)
  }
  if (!isFile(answer)) throw new Error(`${href}: ${answer.status}`)
  await answer.arrayBuffer()
}

/** Asks once more for what fails or comes wrong, past the browser's HTTP cache, which may hold it for a year. */
async function askFor(href: string): Promise<Response> {
  // A worker that is stopped midway, or a page that is being left, ends an answer too.
  const first = await fetch(href).catch(() => null)
  if (first && isFile(first)) return first
  return fetch(href, { cache: 'reload' }).catch((cause: unknown) => {
    throw new FileUnanswered(`No answer for ${href}`, { cause })
  })
}

const isPage = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/html') === true

const isFile = (answer: Response) => answer.ok && !isPage(answer)

/** Whether it is the app's own host that answers. It has a page for files that are gone; a network's sign-in has one for all. */
async function isHostReached(): Promise<boolean> {
  const worker = await fetch('/worker.js', { cache: 'reload' }).catch(() => null)
  return worker !== null && isFile(worker)
}

/** Whether the worker has it: then its import cannot fail. */
async function isCached(href: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller) return false
  try {
    return (await caches.match(href)) !== undefined
  } catch (cause) {
    console.warn('Cache Storage cannot be read', cause)
    return false
  }
}

async function addStyleAgain(href: string): Promise<void> {
  await fetchAnswer(href)
  return addStyle(href)
}

function addStyle(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be fetched`))
    }
    document.head.append(link)
  })
}
