import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'

export function socialHandlers(_config: MockConfig): HttpHandler[] {
  return []
}
