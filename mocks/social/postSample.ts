import * as v from 'valibot'

const written = {
  /** A key of `people`. */
  by: v.string(),
  minutesAgo: v.number(),
  text: v.string(),
  likes: v.number(),
  liked: v.optional(v.boolean(), false),
}

const contentSchema = v.object({
  people: v.record(v.string(), v.object({ name: v.string(), avatar: v.string() })),
  posts: v.array(
    v.object({
      ...written,
      images: v.optional(v.array(v.object({ img: v.string(), title: v.string() })), []),
      comments: v.array(
        v.object({ ...written, replies: v.optional(v.array(v.object(written)), []) }),
      ),
    }),
  ),
})

interface Written {
  by: string
  minutesAgo: number
  likes: number
  liked: boolean
}

/** The sample posts, relative to `at` (ms since 1970). */
export function postSample(content: unknown, at: number) {
  const { people, posts } = v.parse(contentSchema, content)
  const profileOf = ({ by, minutesAgo }: Written) => {
    const person = people[by]
    if (person === undefined) throw new Error(`Nobody is called ${by} in the sample posts`)
    return { id: by, ...person, time: new Date(at - minutesAgo * 60_000).toISOString() }
  }
  return posts.map((post, index) => ({
    id: `post-${index + 1}`,
    profile: profileOf(post),
    data: {
      content: post.text,
      images: post.images,
      likes: likesOf(post),
      comments: post.comments.map((comment, place) => ({
        id: `comment-${index + 1}-${place + 1}`,
        profile: profileOf(comment),
        data: {
          comment: comment.text,
          likes: likesOf(comment),
          replies: comment.replies.map((reply, step) => ({
            id: `reply-${index + 1}-${place + 1}-${step + 1}`,
            profile: profileOf(reply),
            data: { comment: reply.text, likes: likesOf(reply) },
          })),
        },
      })),
    },
  }))
}

function likesOf({ likes, liked }: Written) {
  return { like: liked, value: likes }
}
