import { execSync } from 'node:child_process'
import { isFresh } from './freshness'
import { serve } from './serve'

const port = Number(process.env.PORT ?? 4173)

if (!isFresh('dist')) {
  console.log('Building the fully mocked app (about half a minute) …')
  execSync('npm run build', { stdio: 'inherit' })
}

await serve('dist', port)
console.log(`Arcade Member runs on http://localhost:${port}`)
