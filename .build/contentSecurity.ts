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
 * Writes the Content-Security-Policy into each page (for hosts that cannot set headers) and, with the caching
 * rules, one for all pages into the hosts' own files. Inline script and style are named by hash, never allowed at large.
 */
export function contentSecurity(): Plugin {
  const provider = process.env.VITE_PROVIDER_URL
  const providerOrigin = provider ? new URL(provider).origin : 'https://provider.invalid'
  return {
    name: 'content-security',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const sources = Object.values(bundle).flatMap((file) => {
          if (file.type !== 'asset' || !file.fileName.endsWith('.html')) return []
          const html = String(file.source)
          file.source = withPolicy(html, policyFor(html, providerOrigin))
          return [html]
        })
        const rules = headerRules(policyFor(sources.join('\n'), providerOrigin), !provider)
        this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile(rules) })
        this.emitFile({ type: 'asset', fileName: 'nginx.conf', source: nginxFile(rules) })
      },
    },
  }
}

/** Behind the charset, which browsers look for in the first kilobyte, and before all else. */
function withPolicy(html: string, policy: string): string {
  return html.replace(
    '<meta charset="utf-8" />',
    (charset) =>
      `${charset}\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  )
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

/** The hash of every inline element of that name, each once. */
function hashes(html: string, tag: 'script' | 'style'): string {
  const inline = html.matchAll(new RegExp(`<${tag}(?: id="[^"]*")?>([\\s\\S]*?)</${tag}>`, 'g'))
  const named = [...inline].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(named)].join(' ')
}
