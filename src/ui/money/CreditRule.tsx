import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { type Satang, satang } from '#lib/money'
import { memberPaths } from '#lib/paths/member'
import { bangkokDay } from '#lib/time'
import { DataText, DescriptionList, SentenceWithData } from '../display/DataText'
import { Fold } from '../display/Fold'
import { ButtonLink } from '../form/BusyButton'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'
import { CreditParts, type CreditPartsProps } from './CreditParts'

interface CreditLock {
  source: string
  refId: string
  name: string | null
  amount: Satang
  /** Share of the lock in the bonus balance. */
  pot: Satang
  required: Satang
  done: Satang
  left: Satang
  /** Milliseconds since 1970. */
  createdAt: number | null
}

interface CreditRuleProps extends Pick<CreditPartsProps, 'also'> {
  /** As sent by the provider. */
  wallet: CreditPartsProps['wallet'] & {
    turnoverLeft: Satang
    locks: readonly CreditLock[]
    promotion: {
      PromotionName: string
      maxWithdraw: Satang
      keepsAtCompletion: Satang | null
    } | null
  }
}

const statement = memberPaths.statement

/**
 * Shows the parts of the credit. Expands to the rule in words, the turnover and the cap behind it, with links
 * to their entries in the statement.
 */
export function CreditRule({ wallet, also = [] }: CreditRuleProps) {
  const text = useText()
  // With `#rule` in the address, a link has led to this rule.
  const { hash } = useLocation()
  const [isOpen, setOpen] = useState(hash === '#rule')
  return (
    <>
      <CreditParts wallet={wallet} also={also} />
      <Disclosure open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{text('wallet.rule.title')}</summary>
        {isOpen && <Rule wallet={wallet} />}
      </Disclosure>
    </>
  )
}

function Rule({ wallet }: Pick<CreditRuleProps, 'wallet'>) {
  const text = useText()
  const format = useFormat()
  const { locked, turnoverLeft, locks, promotion } = wallet
  return (
    <>
      <Way to={statement} />
      <p>
        {locked > 0
          ? text('wallet.rule.locked', { locked: format.money(locked) })
          : text('wallet.rule.free')}
      </p>
      {locked > 0 && <p>{text('rules.ownFirst')}</p>}
      {locks.map((lock) => (
        <Lock key={`${lock.source} ${lock.refId}`} lock={lock} />
      ))}
      {locks.length > 1 && (
        <p>{text('wallet.rule.longest', { left: format.money(turnoverLeft) })}</p>
      )}
      {promotion && <Cap promotion={promotion} />}
    </>
  )
}

/** Explains how much credit remains when a promotion is completed. */
function Cap({ promotion }: { promotion: Promotion }) {
  const text = useText()
  const format = useFormat()
  const { PromotionName: name, maxWithdraw, keepsAtCompletion } = promotion
  if (keepsAtCompletion === null) return <RuleText>{text('wallet.rule.noCap', { name })}</RuleText>
  const most = format.money(keepsAtCompletion)
  const came = satang(keepsAtCompletion - maxWithdraw)
  if (came <= 0) return <RuleText>{text('wallet.rule.capAlone', { name, most })}</RuleText>
  const sum = { cap: format.money(maxWithdraw), came: format.money(came) }
  return <RuleText>{text('wallet.rule.cap', { name, most, ...sum })}</RuleText>
}

/** A sentence that names a promotion. */
function RuleText({ children }: { children: string }) {
  return (
    <p>
      <SentenceWithData>{children}</SentenceWithData>
    </p>
  )
}

type Promotion = NonNullable<CreditRuleProps['wallet']['promotion']>

/** One reason why credit is locked. */
function Lock({ lock }: { lock: CreditLock }) {
  const text = useText()
  const format = useFormat()
  const { source, name, amount, pot, required, done, left, createdAt } = lock
  const search = new URLSearchParams({ kind: source === 'promotion' ? 'promotion' : 'reward' })
  if (createdAt !== null) search.set('from', bangkokDay(createdAt))
  return (
    <section>
      <b>
        {text(sourceNames[source] ?? 'wallet.statement.kind.reward')}{' '}
        {name && <DataText>{name}</DataText>}
      </b>
      <DescriptionList
        items={[
          { label: text('wallet.rule.granted'), value: format.money(amount) },
          { label: text('money.bonus'), value: format.money(pot) },
          { label: text('wallet.rule.required'), value: format.money(required) },
          { label: text('wallet.rule.done'), value: format.change(satang(0 - done)) },
          { label: text('wallet.rule.left'), value: format.money(left) },
        ]}
      />
      <Way to={`${statement}?${search}`} />
    </section>
  )
}

const sourceNames: Readonly<
  Record<
    string,
    'wallet.deposit.promotion' | 'wallet.statement.type.code' | 'wallet.statement.type.cashback'
  >
> = {
  promotion: 'wallet.deposit.promotion',
  code: 'wallet.statement.type.code',
  cashback: 'wallet.statement.type.cashback',
}

function Way({ to }: { to: string }) {
  const text = useText()
  return (
    <ButtonLink to={to} size="small">
      {text('wallet.rule.entries')}
    </ButtonLink>
  )
}

const Disclosure = styled(Fold)(({ theme }) => ({
  marginTop: 8,
  '& > summary': { justifyContent: 'flex-start', color: theme.palette.primary.readable },
  '& p': { margin: '8px 0' },
  '& > section': {
    padding: '8px 12px',
    margin: '8px 0',
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
  },
  '& b': { display: 'block', marginBottom: 8, overflowWrap: 'anywhere' },
}))
