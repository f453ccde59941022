import { styled } from '@mui/material/styles'
import { type LoadState, loadState } from '#api/cache/loadState'
import { useInviteSettingQuery } from '#api/rewards/invite'
import type { InviteSummary } from '#contract/invite/invite'
import { providerExt } from '#lib/environment'
import { satang } from '#lib/money'
import { DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { useFormat, usePercent } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { SectionCard } from '#ui/page/SectionCard'
import { SkeletonLines } from '#ui/state/SkeletonLines'

interface Props {
  summary: LoadState<InviteSummary>
}

/** Numbers from registered friends to commission. */
export function FunnelCard({ summary }: Props) {
  const text = useText()
  const format = useFormat()
  const percent = usePercent()
  const setting = loadState(useInviteSettingQuery(undefined, { skip: !providerExt }))
  const rules = setting.answer?.value
  const least = rules?.qualifyDeposit ?? satang(0)
  return (
    <SectionCard title={text('invite.funnel.title')} busy={summary.busy}>
      <LoadArea state={summary} skeleton={<SkeletonLines lines={5} lineHeight={32} />}>
        {({ friendTotal, friendActive, todayCommission, totalCommission, byLevel }) => (
          <>
            <DescriptionList
              items={[
                { label: text('invite.funnel.friends'), value: format.number(friendTotal) },
                { label: text('invite.funnel.active'), value: format.number(friendActive) },
                { label: text('invite.funnel.today'), value: <Money amount={todayCommission} /> },
                { label: text('invite.funnel.total'), value: <Money amount={totalCommission} /> },
              ]}
            />
            <Levels>
              {rules?.enabled === false ? (
                <li>{text('invite.funnel.off')}</li>
              ) : (
                <>
                  {byLevel.map((each) => (
                    <li key={each.level}>
                      {text(least > 0 ? 'invite.funnel.levelFrom' : 'invite.funnel.level', {
                        level: each.level,
                        percent: percent(each.percent / 100),
                        min: format.money(least),
                      })}
                    </li>
                  ))}
                  <li>{text('invite.funnel.played')}</li>
                </>
              )}
            </Levels>
          </>
        )}
      </LoadArea>
    </SectionCard>
  )
}

const Levels = styled('ul')(({ theme }) => ({
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  color: theme.palette.text.secondary,
}))
