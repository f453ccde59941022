/** The package's own package.json: what other projects need, and no library of the app. */
import * as v from 'valibot'

const projectSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  devDependencies: v.record(v.string(), v.string()),
  dependencies: v.record(v.string(), v.string()),
})

/** A Node that can `require` a module follows `module-sync`; an older one reads why it cannot. */
function entry(name: string): object {
  const module = { types: `./${name}.d.ts`, default: `./${name}.js` }
  return {
    'module-sync': module,
    import: module,
    require: { types: `./${name}.d.cts`, default: './esmOnly.cjs' },
  }
}

export function manifest(project: unknown): object {
  const { name, version, license, dependencies } = v.parse(projectSchema, project)
  return {
    name,
    version,
    description: 'The simulated back ends of Arcade Member, for tests of other projects',
    license,
    type: 'module',
    engines: { node: '>=20' },
    bin: { 'arcade-member-backend': 'cli.js' },
    exports: {
      './backend': entry('backend'),
      './contract': entry('contract'),
      './msw': entry('msw'),
      './playwright': entry('playwright'),
      './package.json': './package.json',
    },
    dependencies: { valibot: dependencies.valibot },
    peerDependencies: { '@playwright/test': '>=1.40', msw: '>=2.0' },
    peerDependenciesMeta: {
      '@playwright/test': { optional: true },
      msw: { optional: true },
    },
  }
}
