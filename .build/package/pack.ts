/** `npm run package`: builds the package for other projects in `dist-package`, and packs it there. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { buildPackage } from './build'
import { root } from './sources'

const folder = join(root, 'dist-package')

await buildPackage(join(folder, 'arcade-member'))
const file = execFileSync('npm', ['pack', '--silent', `--pack-destination=${folder}`], {
  cwd: join(folder, 'arcade-member'),
  encoding: 'utf8',
})
console.log(`dist-package/${file.trim()}`)
