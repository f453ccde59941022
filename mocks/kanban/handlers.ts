import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'

export function kanbanHandlers(_config: MockConfig): HttpHandler[] {
  return []
}
