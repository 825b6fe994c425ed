import type { service } from '@waymark/contracts/service'
import { services } from '@waymark/domain/catalogue/services'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'

export const getAllServices: Handler<Context, typeof service.getAllServices> = () =>
  services.map(({ id, name, family, description }) => ({ serviceId: id, name, familyName: family, description }))
