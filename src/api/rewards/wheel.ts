import { providerPaths } from '#contract/provider'
import {
  type Spin,
  type SpinAnswer,
  type SpinRequest,
  spinAnswerSchema,
  spinRequestSchema,
  spinsSchema,
  type WheelPoint,
  type WheelSetting,
  wheelPointSchema,
  wheelSettingSchema,
} from '#contract/rewards/rewards'
import { sessionOwner } from '../cache/cachedAnswers'
import type { CachedResult } from '../cache/loadState'
import { api } from '../client/api'
import { type Cursor, providerPages, providerQuery } from '../client/provider'
import { providerMutation } from '../client/providerRequest'
import { paymentKind } from '../payments/paymentKind'

const spinning = providerMutation<SpinRequest, SpinAnswer>({
  path: providerPaths.wheelSpin(),
  answer: spinAnswerSchema,
  changes: ['Reward', 'Balance'],
})

export const wheelApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current wheel. It has the `Reward` tag, because a spin can use up the day's budget. */
    wheelSetting: build.query<CachedResult<WheelSetting>, void>(
      providerQuery('Reward', () => ({
        path: providerPaths.wheelSetting(),
        schema: wheelSettingSchema,
        owner: sessionOwner(),
      })),
    ),
    /** A player's points, and the hash of the seed that decides the next spin. */
    wheelPoint: build.query<CachedResult<WheelPoint>, string>(
      providerQuery('Reward', (userId) => ({
        path: providerPaths.wheelPoint(userId),
        schema: wheelPointSchema,
        owner: userId,
      })),
    ),
    wheelSpins: build.infiniteQuery<CachedResult<Spin[]>, string, Cursor>(
      providerPages('Reward', (userId) => ({
        path: providerPaths.wheelSpins(userId),
        schema: spinsSchema,
        owner: userId,
      })),
    ),
    /** Spends points and draws. The answer is the stored result, which the wheel then shows. */
    spinWheel: build.mutation<SpinAnswer, SpinRequest>({
      ...spinning,
      onQueryStarted: async (request, { dispatch, queryFulfilled }) => {
        await spinning.onQueryStarted(request, { queryFulfilled })
        const answer = (await queryFulfilled.catch(() => null))?.data
        if (answer) dispatch(keepNextSpin(request.userId, answer))
      },
    }),
  }),
})

/**
 * Puts points and hash of the answer into the cache, so that the next spin does not depend on another call,
 * which may fail.
 */
function keepNextSpin(userId: string, { nextSeedHash, pointsLeft }: SpinAnswer) {
  return wheelApi.util.updateQueryData('wheelPoint', userId, ({ value, ...dated }) => ({
    ...dated,
    value: { ...value, nextSeedHash, point: pointsLeft },
  }))
}

export const { useWheelSettingQuery, useWheelPointQuery, useWheelSpinsInfiniteQuery } = wheelApi

export const spinPayment = paymentKind('spin', wheelApi.endpoints.spinWheel, spinRequestSchema)
