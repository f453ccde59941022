import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useEffectEvent } from 'react'
import { loadState } from '#api/cache/loadState'
import { useAvailablePromotionQuery, usePromotionTimes } from '#api/promotion/promotion'
import { firstStep } from '#api/session/firstStep'
import type { AvailablePromotion, Promotion } from '#contract/promotion/promotion'
import { useText } from '#ui/intl/useText'
import { Loading } from '#ui/load/LoadArea'
import { pageHeadingId } from '#ui/page/Page'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'
import { FirstDeposit } from '../firstDeposit/FirstDeposit'
import { useMayDepositFirst } from '../firstDeposit/useMayDepositFirst'
import { WelcomeOffer } from './WelcomeOffer'

interface Props {
  userId: string
  /** Called when the dashboard takes its place. */
  onDone: () => void
}

/** What a new player may do first: deposit, or look around. Ends without a choice once a deposit exists. */
export function FirstStep({ userId, onDone }: Props) {
  const text = useText()
  const mayDeposit = useMayDepositFirst(userId)

  function finish(): void {
    firstStep.set(null)
    onDone()
  }

  function lookAround(): void {
    document.getElementById(pageHeadingId)?.focus()
    finish()
  }

  const finishEarly = useEffectEvent(finish)
  useEffect(() => {
    if (mayDeposit === false) finishEarly()
  }, [mayDeposit])

  return (
    <>
      <Lead>{text('dashboard.welcome.lead')}</Lead>
      <Choices>
        <DepositChoice userId={userId} />
        <SectionCard title={text('dashboard.welcome.look')}>
          <p>{text('dashboard.welcome.lookMeans')}</p>
          <Button variant="outlined" size="large" onClick={lookAround}>
            {text('dashboard.welcome.lookGo')}
          </Button>
        </SectionCard>
      </Choices>
    </>
  )
}

const Lead = styled('p')({ margin: '-8px 0 16px' })

const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}))

/** Lines of the offer's card. */
const offerLines = 9

/** The new members' promotion, or how a deposit works if there is none. */
function DepositChoice({ userId }: { userId: string }) {
  const text = useText()
  const { answer, failure } = loadState(useAvailablePromotionQuery(userId))
  usePromotionTimes(answer?.value.promotions)
  const offer = answer && welcomeOffer(answer.value)
  return (
    <SectionCard title={text('dashboard.first.title')}>
      {!answer && !failure && (
        <Loading>
          <SkeletonLines lines={offerLines} lineHeight={36} />
        </Loading>
      )}
      {offer && <WelcomeOffer promotion={offer} />}
      {!offer && (answer || failure) && <FirstDeposit />}
    </SectionCard>
  )
}

/** @returns the new members' promotion that a first deposit can claim; undefined if there is none */
function welcomeOffer(available: AvailablePromotion): Promotion | undefined {
  const { active, waiting, promotions } = available
  if (active || waiting) return undefined
  return promotions.find(({ PromotionType }) => PromotionType === 'newmember')
}
