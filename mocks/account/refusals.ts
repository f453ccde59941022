/** The provider's markers and the specified words for them. */
import { accountMessages } from '#contract/account/messages'

const { notfound, wrongpass, banned } = accountMessages

export const loginRefusals: ReadonlyMap<string, string> = new Map(
  Object.entries({ notfound, wrongpass, banned }),
)

const {
  duplicatebooknumberandusername,
  duplicatebooknumber,
  duplicateusername,
  duplicatebookname,
  booknumberinvalid,
} = accountMessages

export const registerRefusals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    duplicatebooknumberandusername,
    duplicatebooknumber,
    duplicateusername,
    duplicatebookname,
    booknumberinvalid,
    banknotfound: accountMessages.bankRequired,
  }),
)
