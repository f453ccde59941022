import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { firstStep } from '#api/session/firstStep'
import { exampleDeposit, type Promotion, promotionTerms } from '#contract/promotion/promotion'
import { memberPaths, pathOf } from '#lib/paths/member'
import { iconPlate } from '#ui/appearance/grounds'
import { DataText, DescriptionList } from '#ui/display/DataText'
import { Money } from '#ui/display/Money'
import { ButtonLink } from '#ui/form/BusyButton'
import { GiftIcon } from '#ui/icons/menu'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'

/** The new members' promotion: its bonus and terms for an example deposit, and the way to claim it. */
export function WelcomeOffer({ promotion }: { promotion: Promotion }) {
  const text = useText()
  const format = useFormat()
  const { PromotionID, PromotionName, minDeposit } = promotion
  const deposit = exampleDeposit(promotion)
  const terms = promotionTerms(promotion, deposit)
  return (
    <>
      <Name>
        <GiftIcon size={24} />
        <DataText>{PromotionName}</DataText>
      </Name>
      {terms && (
        <>
          <Bonus>
            <b>
              <Money amount={terms.bonus} />
            </b>
            <span>{text('dashboard.welcome.bonusFor', { amount: format.money(deposit) })}</span>
          </Bonus>
          <DescriptionList
            items={[
              { label: text('dashboard.welcome.least'), value: <Money amount={minDeposit} /> },
              {
                label: text('dashboard.welcome.turnover'),
                value: <Money amount={terms.turnover} />,
              },
              ...(terms.maxWithdraw === null
                ? []
                : [
                    {
                      label: text('dashboard.welcome.cap'),
                      value: <Money amount={terms.maxWithdraw} />,
                    },
                  ]),
              ...(terms.days === 0
                ? []
                : [
                    {
                      label: text('dashboard.welcome.time'),
                      value: text('dashboard.welcome.days', { count: terms.days }),
                    },
                  ]),
            ]}
          />
        </>
      )}
      <Ways>
        <ButtonLink
          to={`${memberPaths.deposit}?${new URLSearchParams({ promotion: PromotionID })}`}
          variant="contained"
          size="large"
          // The page stays as it is until the next one is there.
          onClick={() => firstStep.set(null)}
        >
          {text('dashboard.welcome.deposit')}
        </ButtonLink>
        <Terms to={pathOf(memberPaths.promotion, PromotionID)}>
          {text('dashboard.welcome.terms')}
        </Terms>
      </Ways>
    </>
  )
}

const Name = styled('p')(({ theme }) => ({
  ...theme.typography.h5,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: '0 0 8px',
  '& > svg': iconPlate(theme),
}))

const Bonus = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  margin: '0 0 12px',
  b: {
    ...theme.typography.h2,
    fontSize: 'clamp(min(1.5rem, 9vw), 8vw, 2rem)',
    color: theme.palette.primary.readable,
  },
}))

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  marginTop: 16,
})

const Terms = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: theme.palette.primary.readable,
}))
