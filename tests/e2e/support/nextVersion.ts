import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import packageJson from '../../../package.json' with { type: 'json' }

const version = '0.4.1-next'
const buildId = 'next-one'

/**
 * Writes the next version of a build in seconds. It is the same app under another version and build id, and
 * every script and style has another name, as if each had changed. Pages, policy and worker follow.
 */
export function writeNextVersion(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(br|gz)$/.test(path) })
  const assets = readdirSync(join(to, 'assets'))
    .filter((name) => extname(name) !== '.woff2')
    // The list of deferred files comes last, because it names the hashes of the others.
    .toSorted((one, other) => Number(extname(one) === '.json') - Number(extname(other) === '.json'))
  const worker = readFileSync(join(to, 'worker.js'), 'utf8')
  const [, buildBefore] = /["`]build["`]:[^;]*postMessage\(["`](\w+)["`]\)/.exec(worker) ?? []
  if (buildBefore === undefined) throw new Error('The worker does not say of which build it is')
  const names = new Map(assets.map((name) => [name, `next-${name.replace(buildBefore, buildId)}`]))
  /** The replacement of the hash of each changed file. */
  const hashes = new Map<string, string>()
  const rewrite = (text: string) =>
    text
      .replaceAll(/[\w.-]+\.(?:js|css|json)\b/g, (name) => names.get(name) ?? name)
      .replaceAll(/sha256-[\w+/=]+|\b[0-9a-f]{32}\b/g, (hash) => hashes.get(hash) ?? hash)
      .replaceAll(buildBefore, buildId)
      .replaceAll(packageJson.version, version)

  const write = (name: string) => {
    const path = join(to, name)
    const before = readFileSync(path, 'utf8')
    // A script’s hash comes before it.
    for (const [, script = ''] of before.matchAll(/<script>([^]*?)<\/script>/g)) {
      hashes.set(integrity(script), integrity(rewrite(script)))
    }
    const after = rewrite(before)
    hashes.set(revision(before), revision(after))
    hashes.set(integrity(before), integrity(after))
    writeFileSync(path, after)
  }
  const pages = readdirSync(join(to, 'pages')).map((name) => `pages/${name}`)
  // The worker comes last: it names the page’s revision, and its time shows that all files are written.
  for (const name of ['index.html', ...pages, '_headers', 'nginx.conf']) write(name)
  for (const [before, after] of names) {
    write(`assets/${before}`)
    renameSync(join(to, 'assets', before), join(to, 'assets', after))
  }
  write('worker.js')
}

const integrity = (content: string) =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`

const revision = (content: string) => createHash('md5').update(content).digest('hex')
