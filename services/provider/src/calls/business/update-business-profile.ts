import type { business } from '@waymark/contracts/business'
import { jobs } from '@waymark/contracts/jobs'
import { isNzbn } from '@waymark/domain/account/nzbn'
import { isTaxNumber, taxNumberDigits, taxNumberName } from '@waymark/domain/account/tax-number'
import { type CountryId, country, countryIdOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { addToOutbox } from '@waymark/service-kit/outbox'
import { invalid, notFound, refuse } from '@waymark/service-kit/refusal'
import { businessAnswer } from '../../answers/business-answer.ts'
import type { Context } from '../../context.ts'
import { findBusiness, writeBusiness } from '../../db/businesses.ts'
import { stepRefusal } from '../../rights/step-refusal.ts'

/** The name belongs to identity, which writes it in a job that commits with the rest. */
export const updateBusinessProfile: Handler<Context, typeof business.updateBusinessProfile> = async (
  input,
  { context, caller },
) => {
  const { accountId } = caller
  const { accountName, version, onboardingStep } = input
  const before = await findBusiness(context.reads, accountId)
  if (!before) return notFound()
  const refusal = await stepRefusal(context, before, onboardingStep)
  if (refusal) return refuse(refusal)
  const countryId = countryIdOf(before.country_id)
  const taxNumber = taxNumberDigits(input.taxNumber ?? '')
  const isTaxNumberRight = taxNumber === '' || isTaxNumber(taxNumber, countryId)
  const nzbn = taxNumberDigits(input.nzbn ?? '')
  const isNzbnRight = nzbn === '' || (countryId === country.nz && isNzbn(nzbn))
  if (!isTaxNumberRight || !isNzbnRight)
    return invalid({
      ...(!isTaxNumberRight && { taxNumber: taxNumberRefusal(countryId) }),
      ...(!isNzbnRight && { nzbn: nzbnRefusal(countryId) }),
    })
  const changes = {
    phone: input.phone,
    website: input.website || null,
    legal_name: input.legalName || null,
    nzbn: nzbn || null,
    billing_address: input.billingAddress || null,
    tax_number: taxNumber || null,
    help_desk_url: input.helpDeskUrl || null,
    ...(onboardingStep === undefined ? {} : { onboarding_step: onboardingStep }),
  }
  const isSaved = await context.db.transaction().execute(async (trx) => {
    const isWritten = await writeBusiness(trx, accountId, changes, version)
    if (isWritten && before.name !== accountName)
      await addToOutbox(trx, jobs.identity.renameAccount, { accountId, name: accountName })
    return isWritten
  })
  if (!isSaved) return refuse('ChangedMeanwhile')
  const saved = await findBusiness(context.db, accountId)
  return saved ? { ...businessAnswer(saved), accountName } : notFound()
}

function taxNumberRefusal(countryId: CountryId): string {
  return `This is no ${taxNumberName(countryId)}: a digit of it is wrong or missing. Compare it with your papers.`
}

function nzbnRefusal(countryId: CountryId): string {
  return countryId === country.nz
    ? 'This is no NZBN: it has 13 digits, begins with 94, and a digit of it may be wrong. Compare it with the register.'
    : 'Only organisations in New Zealand have an NZBN.'
}
