import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const textual = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest', '.txt'])

/** Puts `.br` and `.gz` beside every text file of a build, so that a static host need not compress. */
export function compress(dir: string): void {
  for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    if (!textual.has(extname(name))) continue
    const file = join(dir, name)
    const content = readFileSync(file)
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
  }
}

compress(process.env.OUT_DIR ?? 'dist')
