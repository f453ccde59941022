import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'
import { headerRules, headersFile, nginxFile } from './hosting'
import { pictureOrigins } from './pictureOrigins'

/** The hash of an empty text: Emotion inserts an empty style element and adds its rules through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/**
 * The Trusted Types policies in use: for the addresses of the worker (`src/pwa/update.ts`) and of the robot
 * check's solver (`captcha/solvePuzzle.ts`), and for the text editor's clipboard. The clipboard reads pasted
 * HTML in a document without scripts, from which its schema picks what it knows.
 */
const trustedTypesPolicies = 'arcade-worker arcade-solver ProseMirrorClipboard'

/**
 * Writes the Content-Security-Policy into each page, for hosts that cannot set headers. Also writes one
 * policy for all pages, with the caching rules, into the hosts' own files. Inline scripts and styles are only
 * allowed by their hashes.
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

/**
 * Inserts the policy after the charset, which browsers expect in the first kilobyte, and before everything
 * else.
 */
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

/** The hashes of all inline elements of that name, without duplicates. */
function hashes(html: string, tag: 'script' | 'style'): string {
  const inline = html.matchAll(new RegExp(`<${tag}(?: id="[^"]*")?>([\\s\\S]*?)</${tag}>`, 'g'))
  const named = [...inline].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [...new Set(named)].join(' ')
}
