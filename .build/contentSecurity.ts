import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { headerRules, headersFile, nginxFile } from './hosting'
import { pictureOrigins } from './pictureOrigins'

/** The hash of nothing: Emotion inserts an empty style element and adds its rules through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The Trusted Types policies in use: the addresses of the worker (`src/pwa/update.ts`) and of the
 * robot check's solver (`captcha/solvePuzzle.ts`), and the text editor's clipboard, which reads pasted
 * HTML in a document without scripts before its schema picks what it knows.
 */
const trustedTypesPolicies = 'arcade-worker arcade-solver ProseMirrorClipboard'

/**
 * Writes the Content-Security-Policy into index.html (for hosts that cannot set headers) and, with
 * the caching rules, into the hosts' own files. Inline script and style are named by hash, never allowed at large.
 */
export function contentSecurity(): Plugin {
  const provider = process.env.VITE_PROVIDER_URL
  const providerOrigin = provider ? new URL(provider).origin : 'https://provider.invalid'
  let policy = ''
  return {
    name: 'content-security',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        policy = policyFor(html, providerOrigin)
        // Behind the charset, which browsers look for in the first kilobyte, and before all else.
        return html.replace(
          '<meta charset="utf-8" />',
          (charset) =>
            `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        )
      },
    },
    generateBundle: {
      order: 'post',
      handler() {
        const rules = headerRules(policy)
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) })
        this.emitFile({ type: 'asset', fileName: 'nginx.conf', source: nginxFile(rules) })
      },
    },
  }
}

function policyFor(html: string, providerOrigin: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, 'script')}`,
    `style-src 'self' ${hashes(html, 'style')} ${emptyStyle}`,
    ["img-src 'self' data: blob:", ...pictureOrigins()].join(' '),
    "font-src 'self'",
    `connect-src 'self' ${providerOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
  ].join('; ')
}

/** The hash of every inline element of that name. */
function hashes(html: string, tag: 'script' | 'style'): string {
  const inline = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))
  return [...inline]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
}
