import type { HttpHandler } from 'msw/http'
import type { MockConfig } from '../config'

export function customersHandlers(_config: MockConfig): HttpHandler[] {
  return []
}
