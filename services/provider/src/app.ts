import { activity } from '@waymark/contracts/activity'
import { amenity } from '@waymark/contracts/amenity'
import { business } from '@waymark/contracts/business'
import { closedDay } from '@waymark/contracts/closed-day'
import { credential } from '@waymark/contracts/credential'
import { openData } from '@waymark/contracts/open-data'
import { organisation } from '@waymark/contracts/organisation'
import { outage } from '@waymark/contracts/outage'
import { service } from '@waymark/contracts/service'
import { serviceArea } from '@waymark/contracts/service-area'
import { standAloneVenue } from '@waymark/contracts/stand-alone'
import { venueFile } from '@waymark/contracts/venue-file'
import { implement } from '@waymark/service-kit/implement'
import { createServer } from '@waymark/service-kit/serve'
import type { FastifyInstance } from 'fastify'
import * as activityCalls from './calls/activity/index.ts'
import * as amenityCalls from './calls/amenity/index.ts'
import * as businessCalls from './calls/business/index.ts'
import * as closedDayCalls from './calls/closed-day/index.ts'
import * as credentialCalls from './calls/credential/index.ts'
import * as openDataCalls from './calls/open-data/index.ts'
import * as organisationCalls from './calls/organisation/index.ts'
import * as outageCalls from './calls/outage/index.ts'
import * as serviceCalls from './calls/service/index.ts'
import * as serviceAreaCalls from './calls/service-area/index.ts'
import * as standAloneCalls from './calls/stand-alone/index.ts'
import * as venueFileCalls from './calls/venue-file/index.ts'
import type { Context } from './context.ts'

export function buildApp(context: Context): FastifyInstance {
  const app = createServer({ name: 'provider', kit: context })
  implement(app, context, business, businessCalls)
  implement(app, context, serviceArea, serviceAreaCalls)
  implement(app, context, service, serviceCalls)
  implement(app, context, activity, activityCalls)
  implement(app, context, amenity, amenityCalls)
  implement(app, context, standAloneVenue, standAloneCalls)
  implement(app, context, openData, openDataCalls)
  implement(app, context, venueFile, venueFileCalls)
  implement(app, context, outage, outageCalls)
  implement(app, context, closedDay, closedDayCalls)
  implement(app, context, credential, credentialCalls)
  implement(app, context, organisation, organisationCalls)
  return app
}
