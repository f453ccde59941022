import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textual = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt'])

/** The compressed copy of this file shows whether a build is complete (`freshness.ts`). */
const last = 'worker.js'

/** Writes a `.br` and a `.gz` copy of every text file of a build, so that a static host need not compress. */
export async function compress(dir: string): Promise<void> {
  const texts = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    textual.has(extname(name)),
  )
  const left = texts.filter((name) => name !== last)
  const compressLeft = async () => {
    for (let name = left.shift(); name !== undefined; name = left.shift()) {
      await compressFile(join(dir, name))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, compressLeft))
  // Pages that the benchmark compares with the app have no worker.
  if (texts.includes(last)) await compressFile(join(dir, last))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
}

await compress(process.env.OUT_DIR ?? 'dist')
