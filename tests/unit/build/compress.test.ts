import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { folderWith } from './smallBuild'

test('every text file has equal gzip and brotli copies, and no other file has copies', async () => {
  const text = 'const many = "the same"\n'.repeat(200)
  const texts = [
    'index.html',
    'worker.js',
    'assets/a-1.js',
    'manifest.webmanifest',
    'demo/mail.json',
  ]
  const folder = folderWith({
    ...Object.fromEntries(texts.map((name) => [name, text + name])),
    'assets/letters.woff2': text,
    _headers: text,
  })
  vi.stubEnv('OUT_DIR', folder)
  // Importing the script compresses the build, like the command.
  await import('../../../.build/compress')
  vi.unstubAllEnvs()
  for (const name of texts) {
    const gzip = readFileSync(join(folder, `${name}.gz`))
    const brotli = readFileSync(join(folder, `${name}.br`))
    expect(gunzipSync(gzip).toString()).toBe(text + name)
    expect(brotliDecompressSync(brotli).toString()).toBe(text + name)
    expect(brotli.length).toBeLessThan(text.length / 10)
  }
  for (const name of ['assets/letters.woff2', '_headers']) {
    expect([name, existsSync(join(folder, `${name}.gz`))]).toEqual([name, false])
  }
})
