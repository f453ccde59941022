/**
 * The rules that a host must follow for the build, in one table. `_headers` and `nginx.conf` are written from
 * it.
 */

interface HeaderRule {
  /** The beginning of a path; later rules win. */
  prefix: string
  headers: Readonly<Record<string, string>>
}

/**
 * @param policy the Content-Security-Policy of this build's page
 * @param isMocked whether the build has test controls, which take pictures of the page for reports
 */
export function headerRules(policy: string, isMocked: boolean): readonly HeaderRule[] {
  const capture = isMocked ? '(self)' : '()'
  return [
    {
      prefix: '/',
      headers: {
        'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': `camera=(), microphone=(), geolocation=(), payment=(), display-capture=${capture}`,
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cache-Control': 'no-cache',
      },
    },
    {
      // Hashed names: other content has another address.
      prefix: '/assets/',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
  ]
}

/** The format of Netlify and Cloudflare Pages. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ prefix, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
      return `${prefix}*\n${lines.join('')}`
    })
    .join('\n')
}

/** A server block for nginx 1.18 or newer; each host sets its own `root` and `listen`. */
export function nginxFile(rules: readonly HeaderRule[]): string {
  // A location with headers of its own inherits none, so each location lists all.
  const headersOf = (path: string) => {
    const matching = rules.filter(({ prefix }) => path.startsWith(prefix))
    const all = new Map(matching.flatMap(({ headers }) => Object.entries(headers)))
    return [...all].map(([name, value]) => `    add_header ${name} "${value}" always;`).join('\n')
  }
  return `# An address that names no file is a page, if whoever asks wants one; ids in it may hold dots.
map $http_accept $arcade_asks {
  default      nothing;
  ~text/html   page;
}
map "$arcade_asks:$uri" $arcade_page {
  default              /index.html;
  ~^nothing:.*\\.[^/]*$ /no-such-file;
}

server {
  listen 80;
  root /var/www/arcade-member;
  gzip_static on;
  etag on;

  location / {
${headersOf('/')}
    try_files $uri $uri.html $arcade_page =404;
  }
  location ~ \\.webmanifest$ {
${headersOf('/')}
    types { application/manifest+json webmanifest; }
  }
  location /assets/ {
${headersOf('/assets/')}
    try_files $uri =404;
  }
  # Only the worker answers these.
  location /api/ {
    return 404;
  }
}
`
}
