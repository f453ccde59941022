import { type ChildProcess, spawn } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Site } from './site'

const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

/** Whether this machine has the web server for which the build writes a configuration. */
export const hasNginx = program !== undefined

/** Serves a build with its generated configuration; `deploy` changes the build that the root points to. */
export async function openNginx(dir: string): Promise<Site> {
  if (program === undefined) throw new Error('There is no nginx on this machine')
  const folder = mkdtempSync(join(tmpdir(), 'arcade-nginx-'))
  const root = join(folder, 'root')
  symlinkSync(resolve(dir), root)
  const port = await freePort()
  const server = readFileSync(join(dir, 'nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/arcade-member;', `root ${root};`)
  const config = join(folder, 'main.conf')
  writeFileSync(
    config,
    `daemon off; worker_processes 1; user root; pid ${folder}/pid; error_log stderr error;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ')}
${server}
}
`,
  )
  const running = spawn(program, ['-c', config, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://localhost:${port}`
  await answering(url, running)
  return {
    url,
    deploy(next) {
      const other = join(folder, 'next')
      symlinkSync(resolve(next), other)
      renameSync(other, root)
      return Promise.resolve()
    },
    close: () =>
      new Promise((done) => {
        running.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          done()
        })
        running.kill()
      }),
  }
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer()
    probe.once('error', failed)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address !== null && typeof address === 'object') found(address.port)
        else failed(new Error('No port'))
      })
    })
  })
}

/** Waits until the server answers; rejects if it exits instead. */
async function answering(url: string, running: ChildProcess): Promise<void> {
  while (running.exitCode === null) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((later) => {
      setTimeout(later, 20)
    })
  }
  throw new Error(`nginx ended with ${running.exitCode}`)
}
