"""Renders the plate of a container: the images that `../plate.ts` combines into a packshot of any color.

blender -b -P packages/sample-space/artwork/scenes/plate.py -- spray-bottle FOLDER

Writes light.png (diffuse light without color), gloss.png (highlights), print.png (coordinates of the print area),
mask.png (body, cap, trim, all), shadow.png, and plate.json.
"""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import engine
import packs_bottles
import packs_rigid
import packs_soft
from shapes import add, turn

SIZE = int(os.environ.get('SIZE', '900'))
# Brightest values that light.png and gloss.png can store. They store square roots, to have more steps in shadows.
LIGHT_RANGE, GLOSS_RANGE = 1.6, 2.0
PACKS = {
    'spray-bottle': packs_bottles.spray_bottle, 'gallon-jug': packs_bottles.gallon_jug, 'squeeze-bottle': packs_bottles.squeeze_bottle,
    'pump-bottle': packs_bottles.pump_bottle, 'angle-bottle': packs_bottles.angle_bottle, 'aerosol': packs_bottles.aerosol,
    'pail': packs_rigid.pail, 'drum': packs_rigid.drum, 'canister': packs_rigid.canister, 'wipes-tub': packs_rigid.wipes_tub,
    'pods-tub': packs_rigid.pods_tub, 'box': packs_rigid.box, 'pad-box': packs_rigid.pad_box, 'dispenser': packs_rigid.dispenser,
    'pouch': packs_soft.pouch, 'towel-roll': packs_soft.towel_roll, 'tissue-rolls': packs_soft.tissue_rolls,
    'tissue-pack': packs_soft.tissue_pack, 'napkins': packs_soft.napkins, 'bar': packs_soft.bar,
}


def area(name, at, towards, size, watts, size_y=None, shadow=True):
    light = bpy.data.lights.new(name, 'AREA')
    light.cycles.cast_shadow = shadow
    light.energy = watts
    light.size = size
    if size_y:
        light.shape = 'RECTANGLE'
        light.size_y = size_y
    made = bpy.data.objects.new(name, light)
    made.location = at
    made.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(made)
    return made


def studio(scene, high, wide):
    """Lights each container alike: key at upper left, fill at right, two rim lights behind, one light on top."""
    s = high / 2.6
    middle = (0, 0, high * 0.5)
    area('key', (-4.6 * s, -4.4 * s, high + 2.6 * s), middle, 3.2 * s, 430 * s * s, 4.2 * s)
    area('fill', (5.2 * s, -4.6 * s, high * 0.7), middle, 1.5 * s, 46 * s * s, 5 * s, shadow=False)
    area('rim', (3.6 * s, 3.2 * s, high + 1.2 * s), middle, 0.9 * s, 150 * s * s, 4 * s, shadow=False)
    area('rim left', (-3.8 * s, 3.0 * s, high * 0.9), middle, 0.7 * s, 90 * s * s, 4 * s, shadow=False)
    area('top', (0, 0.6 * s, high + 3.2 * s), middle, 3 * s, 90 * s * s)
    tree = scene.world.node_tree
    background = tree.nodes['Background']
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    place = tree.nodes.new('ShaderNodeTexCoord')
    split = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(place.outputs['Generated'], split.inputs[0])
    tree.links.new(split.outputs['Z'], ramp.inputs['Fac'])
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[0].color = (0.5, 0.5, 0.5, 1)
    ramp.color_ramp.elements[1].position = 0.9
    ramp.color_ramp.elements[1].color = (0.75, 0.75, 0.75, 1)
    tree.links.new(ramp.outputs['Color'], background.inputs['Color'])
    background.inputs['Strength'].default_value = 0.4


def bounds(objects):
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for obj in objects:
        evaluated = obj.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        points += [obj.matrix_world @ vertex.co for vertex in mesh.vertices]
        evaluated.to_mesh_clear()
    return points


def frame(points, samples_scene):
    """Adds a camera that frames the container with room for its shadow. Returns the container's height and width."""
    low = Vector([min(p[i] for p in points) for i in range(3)])
    high = Vector([max(p[i] for p in points) for i in range(3)])
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    samples_scene.collection.objects.link(camera)
    samples_scene.camera = camera
    camera.data.lens = 105
    middle = (low + high) / 2
    lift = math.radians(9)
    away = 10.0
    for _ in range(12):
        camera.location = (middle.x, middle.y - away * math.cos(lift), middle.z + away * math.sin(lift))
        camera.rotation_euler = (Vector(middle) - camera.location).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(samples_scene, camera, Vector(p)) for p in points]
        width = max(p.x for p in seen) - min(p.x for p in seen)
        height = max(p.y for p in seen) - min(p.y for p in seen)
        away *= max(width / 0.82, height / 0.86)
        camera.data.shift_x = camera.data.shift_x + (max(p.x for p in seen) + min(p.x for p in seen)) / 2 - 0.5
        camera.data.shift_y = camera.data.shift_y + (max(p.y for p in seen) + min(p.y for p in seen)) / 2 - 0.508
    return high.z - low.z, high.x - low.x


def ground(scene, cover):
    """Returns the shadow on the floor, 0 to 1. It is soft, so it is rendered at a third of the size."""
    for obj in scene.objects:
        if obj.type in ('MESH', 'CURVE') and not obj.is_shadow_catcher:
            obj.visible_camera = False
    scene.render.resolution_x = scene.render.resolution_y = SIZE // 3
    scene.cycles.samples = max(8, scene.cycles.samples)
    a, b = engine.render_arrays([])
    alpha = lambda x: np.clip(x['Image'][..., 3:4], 0, 1)
    small = engine.denoise(alpha(a), alpha(b), search=4, patch=1, strength=1.4)[..., 0]
    return engine.box(np.repeat(np.repeat(small, 3, axis=0), 3, axis=1)[:SIZE, :SIZE], 2)


def main(name, out):
    scene = engine.reset()
    engine.settings(SIZE, SIZE, int(os.environ.get('SAMPLES', '80')), transparent=True)
    prints, degrees = PACKS[name]()
    everything = [o for o in scene.objects]
    turn(everything, degrees)
    bpy.context.view_layer.update()
    points = bounds(everything)
    high, wide = frame(points, scene)
    studio(scene, max(high, wide * 0.8), wide)
    floor = add('floor', [(-40, -40, 0), (40, -40, 0), (40, 40, 0), (-40, 40, 0)], [(0, 1, 2, 3)])
    # The camera does not see the floor, but the floor reflects light onto the container.
    floor.visible_camera = False
    names = ['DiffDir', 'DiffInd', 'GlossDir', 'GlossInd', 'GlossCol', 'Normal']
    a, b = engine.render_arrays(names, ['mask', 'cover', 'print'])
    mean = lambda key: (a[key] + b[key])[..., :3] / 2
    cover = np.clip(mean('cover')[..., 0], 0, 1)
    mask, prints_map = mean('mask'), mean('print')
    guides = [mean('Normal') * 5, mask * 4, prints_map[..., 2:3] * 4]
    grey = lambda x: x[..., :3].mean(axis=2, keepdims=True)
    # Denoising is slow, so skip everything outside the container.
    rows, columns = np.where(cover.max(axis=1) > 0)[0], np.where(cover.max(axis=0) > 0)[0]
    window = (slice(max(0, rows[0] - 8), rows[-1] + 9), slice(max(0, columns[0] - 8), columns[-1] + 9))
    near = [guide[window] for guide in guides]

    def clean(of, strength):
        whole = np.zeros_like(cover)
        whole[window] = engine.denoise(of(a)[window], of(b)[window], near, strength=strength)[..., 0]
        return whole

    light = clean(lambda x: grey(x['DiffDir']) + grey(x['DiffInd']), 0.9)
    gloss = clean(lambda x: grey((x['GlossDir'] + x['GlossInd']) * x['GlossCol']), 0.8) * (cover > 0)

    floor.visible_camera = True
    floor.is_shadow_catcher = True
    outside = (cover < 0.02).astype(np.float32)
    shadow = ground(scene, cover) * outside
    # Extend the shadow under the container's edge. Otherwise, a light line would surround the container.
    known = outside
    filled, weight = engine.box(shadow * known, 6), engine.box(known, 6)
    shadow = np.where(known > 0, shadow, np.where(weight > 0.01, filled / np.maximum(weight, 0.01), 0))
    os.makedirs(out, exist_ok=True)
    inside = cover > 0.004
    steps = lambda x, n: np.round(x * n) / n
    engine.write_png(f'{out}/light.png', steps(np.sqrt(np.clip(light * inside / LIGHT_RANGE, 0, 1)), 1023), 16)
    engine.write_png(f'{out}/gloss.png', steps(np.sqrt(np.clip(gloss / GLOSS_RANGE, 0, 1)), 1023), 16)
    weight = np.maximum(prints_map[..., 2:3], 1e-4)
    here = prints_map[..., 2:3] > 0.004
    engine.write_png(f'{out}/print.png', steps(np.where(here, np.concatenate([prints_map[..., :2] / weight, prints_map[..., 2:3]], axis=2), 0), 4095), 16)
    engine.write_png(f'{out}/mask.png', np.concatenate([mask, cover[..., None]], axis=2), 8)
    engine.write_png(f'{out}/shadow.png', shadow, 8)
    with open(f'{out}/plate.json', 'w') as file:
        json.dump({'size': SIZE, 'lightRange': LIGHT_RANGE, 'glossRange': GLOSS_RANGE, 'prints': {k: round(v, 4) for k, v in prints.items()}}, file, indent=2)
        file.write('\n')


if __name__ == '__main__':
    arguments = sys.argv[sys.argv.index('--') + 1:]
    main(arguments[0], arguments[1])
