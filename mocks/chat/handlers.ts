import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'

export function chatHandlers(_config: MockConfig): HttpHandler[] {
  return []
}
