import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import type { Failure } from '#contract/failure'
import { dataTags, failedTag } from './tags'

/**
 * The cache of everything the member area asks for. The files beside this one inject its endpoints,
 * one file a domain. It is loaded after the login, with the member area.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<Failure>(),
  tagTypes: [...dataTags, failedTag],
  // Long enough to come back to a page without a skeleton, asked again when older than half a minute.
  keepUnusedDataFor: 300,
  refetchOnMountOrArgChange: 30,
  endpoints: () => ({}),
})
