import { useSelector } from 'react-redux'
import { useParams } from 'react-router-dom'
import { loadState } from '#api/cache/loadState'
import { usePromotionQuery } from '#api/promotion/promotion'
import { useBlock } from '#api/protection/limits'
import { selectPlayer } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { languageOf } from '#ui/display/DataText'
import { ButtonLink } from '#ui/form/BusyButton'
import { GiftIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { Page } from '#ui/page/Page'
import { EmptyState } from '#ui/state/Note'
import { useNow } from '#ui/time/useNow'
import { BlockedNote } from './BlockedNote'
import { PromotionDetail } from './PromotionDetail'

/** `/promotion/:PromotionID`: benefits and conditions of one promotion, with a calculator for any deposit. */
export function PromotionPage() {
  const { PromotionID = '' } = useParams()
  const text = useText()
  const userId = useSelector(selectPlayer)?.id ?? ''
  const block = useBlock(userId, useNow())
  const state = loadState(usePromotionQuery(PromotionID))
  const missing = state.failure?.message === 'notfound'
  const title = state.answer?.value.PromotionName ?? text('promotion.title')
  return (
    <Page title={title} lang={languageOf(title)}>
      {block !== null && <BlockedNote />}
      {block === null && missing && <NotFound />}
      {block === null && !missing && (
        <LoadArea state={state}>
          {(promotion) => (
            <PromotionDetail
              key={`${userId} ${promotion.PromotionID}`}
              userId={userId}
              promotion={promotion}
            />
          )}
        </LoadArea>
      )}
    </Page>
  )
}

/** The address names a promotion that the provider does not know. */
function NotFound() {
  const text = useText()
  return (
    <EmptyState
      icon={<GiftIcon size={32} />}
      title={text('promotion.title')}
      message={text('promotion.notFound')}
      action={
        <ButtonLink to={memberPaths.promotions} variant="outlined">
          {text('promotion.all')}
        </ButtonLink>
      }
    />
  )
}
