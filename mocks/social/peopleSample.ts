import * as v from 'valibot'
import {
  followerSchema,
  friendRequestSchema,
  friendSchema,
  storedPictureSchema,
} from '#contract/social/people'
import { dayMs } from '#lib/time'

const contentSchema = v.object({
  followers: v.array(followerSchema),
  friends: v.array(friendSchema),
  requests: v.array(friendRequestSchema),
  gallery: v.array(
    v.object({ ...v.omit(storedPictureSchema, ['dateTime']).entries, daysAgo: v.number() }),
  ),
})

/** Validated rows of the four tables, relative to `at` (ms since 1970). */
export function peopleSample(content: unknown, at: number) {
  const { followers, friends, requests, gallery } = v.parse(contentSchema, content)
  return {
    followers,
    friends,
    requests,
    gallery: gallery.map(({ daysAgo, ...picture }) => ({
      ...picture,
      dateTime: new Date(at - daysAgo * dayMs).toISOString(),
    })),
  }
}
