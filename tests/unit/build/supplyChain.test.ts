import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Lockfile {
  packages: Record<
    string,
    { license?: string; dev?: boolean; devOptional?: boolean; optional?: boolean }
  >
}

const lockfile: Lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const allowed =
  /^\(?(MIT|Apache-2\.0|BSD-[23]-Clause|ISC|OFL-1\.1|0BSD|CC0-1\.0|MIT OR|BlueOak-1\.0\.0)/

test('every shipped library has an allowed licence', () => {
  const shipped = Object.entries(lockfile.packages).filter(
    ([path, { dev, devOptional, optional }]) => path && !dev && !devOptional && !optional,
  )
  expect(shipped.length).toBeGreaterThan(20)
  const refused = shipped.filter(([, { license }]) => !allowed.test(license ?? ''))
  expect(refused.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('no configuration file hides code in a long line', () => {
  const files = readdirSync('.', { withFileTypes: true })
    .filter((entry) => entry.isFile() && /(\.config\.|^\.[a-z])/.test(entry.name))
    .map((entry) => entry.name)
  expect(files).toContain('vite.config.ts')
  for (const file of files) {
    const longest = Math.max(
      ...readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.length),
    )
    expect({ file, isLong: longest > 1000 }).toEqual({ file, isLong: false })
  }
})
